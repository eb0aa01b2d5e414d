import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './encoding.ts';
import { formOf, headOf, isUnchanged, prepareForm, type FinishedAnswer } from './finished-answer.ts';

/** The long way to the same answer as `EarlyAnswers`. */
export async function sendAnswer({ method, headers }: FastifyRequest, reply: FastifyReply, answer: FinishedAnswer): Promise<FastifyReply> {
  const encoding = formOf(answer, encodingFor(headers['accept-encoding']));
  await prepareForm(answer, encoding);
  const { values } = headOf(answer, encoding);
  if (answer.status === 200 && isUnchanged(headers['if-none-match'], answer.etag)) {
    const { 'content-length': _length, 'content-encoding': _encoding, 'content-type': _type, ...others } = values;
    return reply.code(304).headers(others).send();
  }
  reply.code(answer.status).headers(values);
  return method === 'HEAD' ? reply.send() : reply.send(answer.bodies[encoding]);
}
