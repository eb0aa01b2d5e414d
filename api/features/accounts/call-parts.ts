import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { LANGUAGES } from '#content/languages.ts';
import { ALL_AREAS, ALL_ROLES, LEVELS } from '#content/roles.ts';
import { AppError } from '#api/errors.ts';
import type { Call } from '#api/http/route.ts';
import { readDeviceCookie, readSessionCookie } from '#api/http/session-cookie.ts';

export const User = z.object({ id: z.number().int(), username: z.string(), role: z.enum(ALL_ROLES) });

export const Me = User.extend({
  rights: z.partialRecord(z.enum(ALL_AREAS), z.enum(LEVELS)),
  languages: z.array(z.enum(LANGUAGES)).describe('in which texts may be written'),
  token: z.number().int().optional().describe('of the program that asks'),
  mustEnrol: z.boolean().optional().describe('nothing is allowed before a second factor was added'),
});
export const Text = z.string({ error: 'required' }).min(1, { error: 'required' });

export function tokenOf(request: FastifyRequest, isSecure: boolean): string {
  const token = readSessionCookie(request.headers.cookie, isSecure);
  if (token === undefined) throw new AppError('not-signed-in');
  return token;
}

/** Where the page stands that calls: passkeys belong to it. */
export function originOf({ request }: Pick<Call, 'request'>, publicUrl: string | undefined): string {
  return publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
}

export function callerOf({ request, language }: Pick<Call, 'request' | 'language'>, isSecure: boolean) {
  const { ip: address, headers } = request;
  return { address, device: readDeviceCookie(headers.cookie, isSecure), userAgent: headers['user-agent'], language };
}
