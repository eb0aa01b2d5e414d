/** The same values as api/kernel/lead-forms.ts, without the schema library that comes with it; a test holds them together. */
export const CHOICES = {
  projectType: ['Visual Solutions', 'LED Installation', 'Customized Monitors', 'Event Setup', 'Other'],
  budget: ['50-100k', '100-250k', '250k+', 'Decide Later'],
  timeline: ['1-3 months', '3-6 months', '6+ months'],
  decisionMaker: ['Yes', 'No'],
  stage: ['Initial Inquiry', 'Shortlisting Vendors', 'Final Decision'],
} as const;

export type ChoiceName = keyof typeof CHOICES;

type Input = {
  name: 'fullName' | 'companyName' | 'jobTitle' | 'email' | 'phone' | 'website' | 'projectName' | 'location' | 'startDate';
  as: 'input';
  type: 'text' | 'email' | 'tel' | 'url' | 'date';
  autoComplete?: string;
  isOptional?: boolean;
};
type Text = { name: 'description' | 'specs'; as: 'textarea'; isOptional?: boolean };
type Choice = { name: ChoiceName; as: 'select'; isOptional?: boolean };

export type ProjectField = Input | Text | Choice;

export const COLUMNS = [
  {
    title: 'site.register.you',
    fields: [
      { name: 'fullName', as: 'input', type: 'text', autoComplete: 'name' },
      { name: 'companyName', as: 'input', type: 'text', autoComplete: 'organization' },
      { name: 'jobTitle', as: 'input', type: 'text', autoComplete: 'organization-title' },
      { name: 'email', as: 'input', type: 'email', autoComplete: 'email' },
      { name: 'phone', as: 'input', type: 'tel', autoComplete: 'tel' },
      { name: 'website', as: 'input', type: 'url', autoComplete: 'url', isOptional: true },
    ],
  },
  {
    title: 'site.register.project',
    fields: [
      { name: 'projectName', as: 'input', type: 'text' },
      { name: 'location', as: 'input', type: 'text' },
      { name: 'startDate', as: 'input', type: 'date' },
      { name: 'projectType', as: 'select' },
      { name: 'budget', as: 'select' },
      { name: 'timeline', as: 'select' },
    ],
  },
  {
    title: 'site.register.decision',
    fields: [
      { name: 'description', as: 'textarea' },
      { name: 'specs', as: 'textarea', isOptional: true },
      { name: 'decisionMaker', as: 'select' },
      { name: 'stage', as: 'select' },
    ],
  },
] as const satisfies readonly { title: string; fields: readonly ProjectField[] }[];

export const FIELD_NAMES = COLUMNS.flatMap(({ fields }): ProjectField['name'][] => fields.map(({ name }) => name));
