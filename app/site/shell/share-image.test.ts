import { expect, test } from 'vitest';
import { shareImageOf } from './share-image.ts';

const PICTURES = {
  share_image: 'home.jpg',
  share_about: 'about.jpg',
  share_projects: 'projects.jpg',
  share_community: 'community.jpg',
  share_contact: 'contact.jpg',
  share_register: '',
  share_campaign: 'campaign.jpg',
};

function shared(address: string): string {
  return shareImageOf(PICTURES, new URL(address, 'https://example.com'));
}

test('every fixed page is shared with its own picture in both languages', () => {
  expect(shared('/')).toBe('home.jpg');
  expect(shared('/en')).toBe('home.jpg');
  expect(shared('/en/about')).toBe('about.jpg');
  expect(shared('/the-vision')).toBe('campaign.jpg');
});

test('pages of records and single sections of the community choose for themselves', () => {
  expect(shared('/product/15/GlowMate')).toBe('');
  expect(shared('/our-community?blog=on-site&section=power')).toBe('');
  expect(shared('/register')).toBe('');
});
