import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import * as z from 'zod';
import type { Factor } from '#store/accounts/factors.ts';

/** Where the browser stands: passkeys belong to one host and answer no other. */
export type Site = { origin: string; company: string };
type Take = (challenge: string) => Promise<boolean>;

/** Ed25519, ES256, RS256: what every passkey there is can do. */
const ALGORITHMS = [-8, -7, -257];
const Transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']));

/** Two hundred and fifty modules that no start has to wait for. */
const webauthn = () => import('@simplewebauthn/server');

const hostOf = ({ origin }: Pick<Site, 'origin'>) => new URL(origin).hostname;
const known = (passkeys: readonly Factor[]) =>
  passkeys.map(({ credential: id, transports }) => ({ id, transports: Transports.catch([]).parse(JSON.parse(transports)) }));

export async function registrationOptions(
  site: Site,
  user: { id: number; username: string },
  passkeys: readonly Factor[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: site.company,
    rpID: hostOf(site),
    userName: user.username,
    userID: new TextEncoder().encode(`lamha-${user.id}`),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

export type NewPasskey = Pick<Factor, 'credential' | 'secret' | 'transports' | 'counter'>;

export async function readRegistration(site: Site, response: RegistrationResponseJSON, take: Take): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: take,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return undefined;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { credential: id, secret: Buffer.from(publicKey).toString('base64url'), transports: JSON.stringify(transports), counter };
}

export async function signInOptions(
  site: Pick<Site, 'origin'>,
  passkeys: readonly Factor[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID: hostOf(site), allowCredentials: known(passkeys), userVerification: 'preferred' });
}

/** Asks for any passkey of this site, and that its device knows who holds it: such a one needs no password beside it. */
export async function openOptions(site: Pick<Site, 'origin'>, challenge: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID: hostOf(site), challenge, userVerification: 'required' });
}

/** Which passkey answered, and how often it has been used since; undefined for a wrong answer. */
export async function readSignIn(
  site: Pick<Site, 'origin'>,
  response: AuthenticationResponseJSON,
  passkeys: readonly Factor[],
  take: Take,
): Promise<{ passkey: Factor; counter: number; isUserVerified: boolean } | undefined> {
  const passkey = passkeys.find(({ credential }) => credential === response.id);
  if (!passkey) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: take,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    requireUserVerification: false,
    credential: { id: passkey.credential, publicKey: new Uint8Array(Buffer.from(passkey.secret, 'base64url')), counter: passkey.counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return undefined;
  return { passkey, counter: authenticationInfo.newCounter, isUserVerified: authenticationInfo.userVerified };
}
