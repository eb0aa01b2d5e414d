import type { ComponentType } from 'react';
import { PostComments } from '#app/dashboard/community/post-comments.tsx';

/** What the cards of a collection show beyond the collection itself, by its name. */
export const CARD_EXTRAS: Readonly<Record<string, ComponentType<{ id: number }>>> = { 'blog-sections': PostComments };

/** Height of the pictures in pixels, where it is not 200, by the collection's name. */
export const PICTURE_HEIGHTS: Readonly<Record<string, 150 | 40>> = { projects: 150, blogs: 40 };
