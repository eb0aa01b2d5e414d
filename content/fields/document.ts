import { fileField, type FileField, type FileOptions } from './file.ts';

export function document(options: FileOptions = {}): FileField<'document'> {
  return fileField('document', ['pdf'], options);
}
