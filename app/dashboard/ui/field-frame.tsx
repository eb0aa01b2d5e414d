import { FieldFrame as Frame, type FrameLook, type FrameProps } from '#app/ui/field/field-frame.tsx';
import styles from './field-frame.module.css';

const LOOK: FrameLook = { field: styles['field'], label: styles['label'], hint: styles['hint'], error: styles['error'] };

/** A field of the dashboard: smaller and closer than those of visitors. */
export function FieldFrame(props: FrameProps) {
  return <Frame look={LOOK} {...props} />;
}
