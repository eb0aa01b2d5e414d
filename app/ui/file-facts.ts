/** What is known about a stored file; the media pipeline measures it once, at upload. */
export type FileFacts = {
  /** The stored name, such as `k3….jpg`. */
  name: string;
  width: number;
  height: number;
  /** The widths that exist as AVIF and WebP; none while the pipeline is still working. */
  variants: readonly number[];
  /** The point that must stay in view when the picture is cropped, 0 to 1 from the upper left corner. */
  focal: { x: number; y: number };
  alt: string;
  /** The first picture of a video. */
  poster?: FileFacts | undefined;
};
