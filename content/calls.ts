/** How a family of collections is called over HTTP, as the contract lists it. */
export type Calls = {
  /** `all`: GET /x. `by-parent`: GET /x/category/{id}. `by-category`: GET /x/by-category/{id}. */
  list: 'all' | 'by-parent' | 'by-category';
  /** The field of the answer that holds the list; none for a plain array. */
  envelope: 'banners' | 'sliders' | 'data' | undefined;
  /** POST /x/add or POST /x. */
  create: '/add' | '';
  /** POST with an `id` updates that record. */
  createUpdates: boolean;
  /** PUT and DELETE name the record, or the parent that has only one. */
  updateBy: 'id' | 'parent';
  encoding: 'multipart' | 'json';
  /** The body names the parent; families without one send 0. */
  sendsParent: boolean;
  /** GET /x/{id}, or GET /x/getone/{id}. */
  item: '/' | '/getone/';
};

const plain: Calls = {
  list: 'all',
  envelope: undefined,
  create: '',
  createUpdates: false,
  updateBy: 'id',
  encoding: 'multipart',
  sendsParent: false,
  item: '/',
};

/** Top-level records: products, sub-categories. */
export const plainCalls = plain;
export const bannerCalls: Calls = { ...plain, envelope: 'banners', create: '/add' };
export const sliderCalls: Calls = { ...plain, envelope: 'sliders', create: '/add', encoding: 'json' };
/** Categories and blogs: a plain array, created at /add. */
export const namedCalls: Calls = { ...plain, create: '/add' };
/** The standard family: items of one parent. */
export const standardCalls: Calls = { ...plain, list: 'by-parent', sendsParent: true };
/** Project families: as the standard one, with the parent always 0. */
export const projectCalls: Calls = { ...plain, sendsParent: true };
/** One record per category, written by the category's id. */
export const singleCalls: Calls = { ...standardCalls, updateBy: 'parent' };
export const sectionThreeCalls: Calls = { ...standardCalls, list: 'by-category', envelope: 'data', createUpdates: true, item: '/getone/' };
