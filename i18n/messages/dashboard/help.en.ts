/** One page of the staff's guide: what the task is for, its steps in order, and what is good to know. */
export type HelpPage = { title: string; lead: string; steps: readonly string[]; note?: string };

export const helpEn = {
  'add-product': {
    title: 'Add a product',
    lead: 'A product has a page of its own, is found by the search and can be chosen wherever a link leads.',
    steps: [
      'Open Products and press Add.',
      'Write name, headline and description in both languages, side by side. An empty side is filled on the site from the other language until you translate it.',
      'Drop a picture and a banner on their fields, or choose them from the library.',
      'Press Add. The product is now in the list and on the site.',
      'Press Manage beside it to fill its nine sections.',
    ],
    note: 'A similar product exists already? “Duplicate with its sections” makes a hidden copy that you only have to change.',
  },
  sections: {
    title: 'Fill the sections of a page',
    lead: 'Categories, sub-categories, products and projects are made of sections. An empty section is not shown on the site.',
    steps: [
      'Open the list, for example Products, and press Manage beside a record.',
      'Press the title of a section to open it. The number beside it says how much it holds.',
      'Press Add for a new item, or Edit on one that is there.',
      'Drag the handle, or use the arrows, to change the order. The new order is saved at once.',
      'Press “View on site” to see the result.',
    ],
  },
  'home-page': {
    title: 'Put something on the home page',
    lead: 'What moves and shines on the home page has five managers under Banners.',
    steps: [
      'Open Banners and choose the part of the page: the large slides, the product banners, the cards or one of the sliders.',
      'Press Add and fill the form. A wide picture looks best: at least 1,920 pixels for the large slides.',
      'In the link field press Choose and pick the page it shall lead to.',
      'Press Add. The item stands at the end; move it where it belongs.',
      'Switch Active off to take an item from the page without deleting it.',
    ],
  },
  categories: {
    title: 'Add a category',
    lead: 'A category appears in the navigation bar of every page and has a page with seven sections.',
    steps: [
      'Open Categories and press Add.',
      'Write its name in both languages and choose a small icon.',
      'Leave the path empty: it leads to the category’s own page by itself.',
      'Press Manage and fill the sections. Products Upload takes four products at most.',
      'Change the order in the list: the navigation bar follows it.',
    ],
  },
  translate: {
    title: 'Translate',
    lead: 'Every record keeps English and Arabic together. A missing side is marked and is never written by itself.',
    steps: [
      'In any list, tick “Translation missing” to see what lacks words.',
      'Open a record: English and Arabic stand side by side, each in its own direction.',
      'Write the empty side and save.',
      'For many texts at once, take a sheet under Import & Export, let it be translated in Excel and import it again.',
    ],
    note: 'The overview counts what is missing, family by family.',
  },
  publish: {
    title: 'Hide, publish and preview',
    lead: 'A record can be hidden until it is ready, in each language by itself.',
    steps: [
      'Open the record and clear “Visible to visitors” for one language or both. Save.',
      'Press the arrow beside a hidden record, or add ?preview=1 to the address of any page, to see it as it will be. Only signed-in staff can.',
      'When it is ready, tick the languages again and save. Visitors see it at their next load.',
      'To publish or hide many records, select them in the list and press the button above it.',
    ],
  },
  pictures: {
    title: 'Work with pictures, films and documents',
    lead: 'Every file is stored once in the media library. Smaller sizes are made by themselves.',
    steps: [
      'Open Media and drop files on the frame, or upload them straight in a form.',
      'Press a picture and write its alternative text in both languages: what would you say on the phone?',
      'Click the most important spot. It stays in sight when a page crops the picture.',
      'To change a picture everywhere, choose “Replace with another file”.',
      '“Where it is used” leads to every record that shows it.',
    ],
    note: 'A file nobody uses is removed after 30 days.',
  },
  links: {
    title: 'Set links and repair them',
    lead: 'A link leads to a page of this site or to another address.',
    steps: [
      'In a link field press Choose and pick a page, a product, a category or a project.',
      'For another site, paste its whole address, with https://.',
      'Open Links now and then: it lists every link whose page was deleted or hidden.',
      'Press Repair to open the form where the link stands.',
    ],
  },
  undo: {
    title: 'Undo a mistake',
    lead: 'Nearly everything can be taken back.',
    steps: [
      'Just deleted something? Press Undo in the bar at the bottom within ten seconds.',
      'Later, open Trash and press Restore. A record comes back with all its sections, for 30 days.',
      'Saved something wrong? Open History on the record, compare the versions and bring back the right one.',
      'Open History in the menu to see who changed what.',
    ],
  },
  inbox: {
    title: 'Answer messages',
    lead: 'Every meeting request, inquiry and contact message is stored first and then sent by mail.',
    steps: [
      'Open Inbox. New messages are counted in the menu.',
      'Open a message, answer it and set its state, so that colleagues know who is on it.',
      'A project inquiry may bring a PDF or a picture: press Download beside it. Only signed-in staff can.',
      'Look at Meetings for the month; a clash of two appointments is marked.',
      'A mail that could not be sent says why. Press “Send again” when the reason is gone.',
    ],
  },
  moderation: {
    title: 'Keep the community clean',
    lead: 'Posts and comments appear at once, or after approval if the settings say so.',
    steps: [
      'Open Moderation. What is suspect waits there and is counted in the menu.',
      'Approve, hide or delete. Each decision can be undone.',
      'Add words that shall never appear, under Settings, Spam.',
    ],
  },
  settings: {
    title: 'Change contact details and texts',
    lead: 'Phone numbers, addresses, the pop-up, the campaign page and the policies are settings.',
    steps: [
      'Open Settings and choose a group.',
      'Change what you need, in both languages, and press Save.',
      'Contact details exist once for Saudi Arabia and once for all other countries.',
      'Press History to see or bring back an earlier version, of a policy for example.',
    ],
  },
  closing: {
    title: 'Close the site for a while',
    lead: 'For works that visitors shall not see: they read that we will be back soon, in both languages, and how to reach us meanwhile.',
    steps: [
      'Open Settings, then Site, and switch “Close the site for a while” on. If you like, write when the site will be back. Save.',
      'Go on working: while you are signed in you see the site as before, with a bar that says it is closed.',
      'Forms take nothing meanwhile. Whoever has one open is told so and keeps what was typed.',
      'When you are done, press “Open it again” on the bar and switch it off. Visitors see the site at once.',
    ],
    note: 'The overview says so as long as the site is closed. Search engines are told to come back later; they forget nothing.',
  },
  sheets: {
    title: 'Work with Excel sheets',
    lead: 'A sheet holds one row per record and one column per field and language.',
    steps: [
      'Open Import & Export, choose what you need and download the sheet.',
      'Change cells in Excel. Leave collection, id and version as they are; an empty id makes a new record.',
      'Save as “CSV UTF-8” and choose the file under Import.',
      'Read what would change, and the mistakes with their rows and columns.',
      'Press Apply. Either everything is changed or nothing.',
    ],
    note: 'Rows are never deleted by an import.',
  },
  backup: {
    title: 'Keep backups',
    lead: 'A backup holds the database and all files as they were at one moment.',
    steps: [
      'One is made every day by itself. For another one press “Make a backup now”.',
      'Press “Check by a trial restore” to prove that it can be brought back.',
      'Download it once a week and keep it on another machine.',
      'To bring back one record or everything, press the button beside a backup. Where no server starts any more, whoever runs it needs the file.',
    ],
  },
  accounts: {
    title: 'Accounts and passwords',
    lead: 'Give every colleague an account of their own, so that History can tell who did what.',
    steps: [
      'Open Users, write name and mail address and choose a role. A link arrives there to choose the password.',
      'Everybody changes their own password under My account.',
      'For a forgotten password press “New password” beside the name.',
      'Disable an account when somebody leaves. All its sessions end at once.',
    ],
  },
} as const satisfies Record<string, HelpPage>;

export type HelpTask = keyof typeof helpEn;
