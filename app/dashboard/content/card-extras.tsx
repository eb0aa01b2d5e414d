import type { ComponentType } from 'react';
import { PostComments } from '#app/dashboard/community/post-comments.tsx';

/** What the cards of a collection show beyond the collection itself, by its name. */
export const CARD_EXTRAS: Readonly<Record<string, ComponentType<{ id: number }>>> = { 'blog-sections': PostComments };
