import S3rver from '@20minutes/s3rver';

/** An object storage as a process of its own, which tests may stop and freeze. Prints its port when it listens. */
const [, , directory = '', given = '0'] = process.argv;
const s3 = new S3rver({ port: Number(given), address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'uploads' }] });
const { port } = await s3.run();
process.stdout.write(`listening ${port}\n`);
// It lives as long as whoever started it.
process.stdin.resume().once('end', () => process.exit(0));
