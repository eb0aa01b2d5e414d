import { fileField, type FileField, type FileOptions } from './file.ts';

export function media(options: FileOptions = {}): FileField<'media'> {
  return fileField('media', ['image', 'video'], options);
}
