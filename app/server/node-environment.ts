export const isDeveloping = process.argv.includes('--develop');

// Imported before anything else: React picks its build when it is first imported, and its development build is several times slower.
process.env['NODE_ENV'] ||= isDeveloping ? 'development' : 'production';
