import { Agent, request } from 'node:http';
import { type Answer, type Call, formData } from './app.ts';

/** As `caller`, for walks of thousands of calls: about half the work of fetch, and the address is sent as it is given. */
export function quickCaller(base: string, common: Record<string, string> = {}): Call & { close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const { hostname, port } = new URL(base);
  const call: Call = async (method, path, { json, form, headers = {} } = {}) => {
    const encoded = form ? new Response(formData(form)) : json === undefined ? undefined : Response.json(json);
    const body = encoded && Buffer.from(await encoded.arrayBuffer());
    const about = body ? { 'content-type': encoded.headers.get('content-type') ?? '', 'content-length': String(body.length) } : {};
    return new Promise<Answer>((resolve, reject) => {
      const sent = request({ agent, hostname, port, method, path, headers: { ...common, ...about, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const isJson = text !== '' && (response.headers['content-type']?.includes('json') ?? false);
          const answered = new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
          resolve({
            status: response.statusCode ?? 0,
            headers: answered,
            text,
            body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
          });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  };
  return Object.assign(call, { close: () => agent.destroy() });
}
