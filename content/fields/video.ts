import { fileField, type FileField, type FileOptions } from './file.ts';

export function video(options: FileOptions = {}): FileField<'video'> {
  return fileField('video', ['video'], options);
}
