import * as z from 'zod';

const Text = z.string().max(10_000);
const Extensions = z
  .record(z.string(), z.never())
  .or(z.looseObject({}))
  .transform(() => ({}));
const common = { id: Text, rawId: Text, type: z.literal('public-key'), clientExtensionResults: Extensions };

/** What a browser answers when a passkey was made; its insides are read by the library. */
export const RegistrationAnswer = z.object({
  ...common,
  response: z.object({
    clientDataJSON: Text,
    attestationObject: z.string().max(40_000),
    transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).catch([]),
  }),
});

/** What a browser answers when a passkey was asked. */
export const SignInAnswer = z.object({
  ...common,
  response: z.object({ clientDataJSON: Text, authenticatorData: Text, signature: Text }),
});
