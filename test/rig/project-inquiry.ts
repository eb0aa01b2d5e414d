/** Everything a project inquiry must say, and nothing it need not. */
export const PROJECT_INQUIRY = {
  fullName: 'Sami Example',
  companyName: 'Example Company',
  jobTitle: 'Engineer',
  email: 'sami@example.com',
  phone: '+966 50 000 0000',
  projectName: 'Lobby wall',
  location: 'Riyadh',
  startDate: '2099-01-15',
  projectType: 'LED Installation',
  budget: '100-250k SAR',
  timeline: '3-6 months',
  description: 'A wall in the lobby.',
  decisionMaker: 'Yes',
  stage: 'Shortlisting Vendors',
} as const;
