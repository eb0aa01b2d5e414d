import { fileField, type FileField, type FileOptions } from './file.ts';

export function image(options: FileOptions = {}): FileField<'image'> {
  return fileField('image', ['image'], options);
}
