import { singleCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { document } from '../fields/document.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';

export const categoryHeroes = defineCollection({
  name: 'category-heroes',
  path: 'sectionone',
  label: { en: 'Info & products', ar: 'المعلومات والمنتجات' },
  calls: singleCalls,
  parent: 'categories',
  maxPerParent: 1,
  saved: 'section',
  titleField: 'headline',
  fields: {
    headline: text({ required: true }),
    image: image(),
    product1_name: text({ required: true, label: { en: 'First product: name', ar: 'المنتج الأول: الاسم' } }),
    product1_description: text({ long: true, required: true, label: { en: 'First product: description', ar: 'المنتج الأول: الوصف' } }),
    product1_feature1: text({ label: { en: 'First product: first feature', ar: 'المنتج الأول: الميزة الأولى' } }),
    product1_feature2: text({ label: { en: 'First product: second feature', ar: 'المنتج الأول: الميزة الثانية' } }),
    product1_link: link({ label: { en: 'First product: link', ar: 'المنتج الأول: الرابط' } }),
    product1_specsheet: document({ label: { en: 'First product: spec sheet', ar: 'المنتج الأول: ورقة المواصفات' } }),
    product1_image: image({ label: { en: 'First product: image', ar: 'المنتج الأول: الصورة' } }),
    product2_name: text({ required: true, label: { en: 'Second product: name', ar: 'المنتج الثاني: الاسم' } }),
    product2_description: text({ long: true, required: true, label: { en: 'Second product: description', ar: 'المنتج الثاني: الوصف' } }),
    product2_feature1: text({ label: { en: 'Second product: first feature', ar: 'المنتج الثاني: الميزة الأولى' } }),
    product2_feature2: text({ label: { en: 'Second product: second feature', ar: 'المنتج الثاني: الميزة الثانية' } }),
    product2_link: link({ label: { en: 'Second product: link', ar: 'المنتج الثاني: الرابط' } }),
    product2_specsheet: document({ label: { en: 'Second product: spec sheet', ar: 'المنتج الثاني: ورقة المواصفات' } }),
    product2_image: image({ label: { en: 'Second product: image', ar: 'المنتج الثاني: الصورة' } }),
  },
  edited: { at: '/dashboard/categories/{id}', section: { en: 'Info & Products', ar: 'المعلومات والمنتجات' } },
  shown: { page: 'category', section: { en: 'Hero with two products', ar: 'الواجهة مع منتجين' } },
});
