import { OPERATOR, TRIAL } from './content.ts'

/** Generic texts: an operator who serves others has them read by somebody who knows the law of the place. */
export type LegalSection = { readonly title: string; readonly paragraphs: readonly string[] }

export const TERMS: readonly LegalSection[] = [
  {
    title: 'What these terms are about',
    paragraphs: [
      `These terms are between you and ${OPERATOR.name}, who runs this service. By making an account you accept them. If you do not, please do not use the service.`,
      'You must be old enough to enter into a contract where you live, or have the consent of your parents or guardians.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Give a working email address, keep your password to yourself, and tell us when somebody else used your account. You answer for what is done with it.',
      'You can sign out everywhere and delete your account in the settings at any time.',
    ],
  },
  {
    title: 'Free trial, plans and AI credits',
    paragraphs: [
      `New accounts get a free trial of ${TRIAL.days} days with ${TRIAL.credits} AI credits. No credit card is needed, and nothing is charged when it ends. An email address gets one trial.`,
      'AI credits pay for generating ideas, rewriting and translating texts, making videos and changing them, pictures of your cast, moving scenes, and recordings that are written down. The price of each is shown before you start it. Credits are taken when the work is done: for ideas with the first one that you get, for a video when it is finished. When it fails, or you cancel a video, they are given back.',
      'Credits do not expire while your account is active. They cannot be passed on or exchanged for money, apart from refunds.',
    ],
  },
  {
    title: 'Refunds',
    paragraphs: [
      'Credits that you bought and did not use can be refunded within 30 days of the purchase. Write to us through the help center. Your rights under the law of your country remain.',
    ],
  },
  {
    title: 'What you make is yours',
    paragraphs: [
      'You keep all rights in what you bring in: prompts, notes, pictures, videos. As far as we can hold rights in the videos made for you, they pass to you, for any use, business included.',
      'You allow us to store and process this content as far as it is needed to run the service for you.',
      'Different people may get similar results from similar prompts. Check facts before you publish: you answer for what you post.',
    ],
  },
  {
    title: 'What is not allowed',
    paragraphs: [
      'Do not use the service to break the law, to deceive people, to harass or threaten, to sexualise children, to spread hatred, to copy what belongs to others without a right to it, or to pass off another person as the speaker.',
      'Do not attack the service, do not get around its limits, and do not resell it without our consent.',
      'We may remove content and close accounts that do this. Where we can, we tell you first.',
    ],
  },
  {
    title: 'Other services',
    paragraphs: [
      'When you connect TikTok, Instagram or another service, its own terms hold as well, and it may change or refuse what we can do there. You can disconnect it at any time.',
    ],
  },
  {
    title: 'Availability and liability',
    paragraphs: [
      'We work to keep the service running, but we do not promise that it never fails. Keep copies of videos that matter to you.',
      'As far as the law allows, we are not liable for indirect damage or lost profit, and otherwise up to what you paid in the twelve months before. Nothing here limits liability that the law does not let us limit.',
    ],
  },
  {
    title: 'Changes and end',
    paragraphs: [
      'When these terms change in a way that matters, we say so by mail or in the app at least 30 days before. If you do not agree, you can delete your account.',
    ],
  },
]

export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'Who is responsible',
    paragraphs: [
      `${OPERATOR.name} runs this service and is responsible for your data. Write to us through the contact form of the help center.`,
    ],
  },
  {
    title: 'What is kept',
    paragraphs: [
      'Account: your name, email address, a hash of your password (never the password itself), settings, and when, from which address and with which browser you signed in.',
      'Content: prompts, notes, what you had read to make ideas from, ideas, scripts, pictures, clips, recordings and music you send, what was written down of a recording, and the videos made from them.',
      'Credits: your balance and every change of it. Payments are handled by the payment provider; we never see card numbers.',
      'Connected accounts: their names, what the network lets us do there (encrypted), your posts and their figures.',
      'Messages that you send with the contact form.',
    ],
  },
  {
    title: 'What it is used for',
    paragraphs: [
      'To run the service for you: to make ideas and videos, to post where you ask for it, to send the mails you switched on, to keep the service safe, and to answer you. There is no advertising, and nothing is sold.',
    ],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'One cookie keeps you signed in, one tells the public pages that you are, one knows this browser again when you sign in, so that wrong passwords of strangers do not keep you out, and one remembers whether the sidebar is folded. While you sign in with a code or with Google there are others for some minutes. Your theme, your last choices and unsaved texts are kept in the browser. There are no tracking cookies, so there is no banner.',
    ],
  },
  {
    title: 'Who else gets data',
    paragraphs: [
      'What is built in works on this server. Where the operator has connected an outside service for texts, voices, pictures or the check of texts, the text of your order is sent to it, and only for that order, with what you had read for it. The check of texts also gets what is written outside of orders, each time you save it: names, titles and descriptions, the words of posts, your public page, members of your cast, how words are said, names of files, recordings and music, and topics that you look up with what was found. A picture is sent where such a service makes it move, your pictures of a member of your cast where it draws them, and a recording of your voice where you press Write it down. Mails go through the mail server and payments through the payment service that the operator uses.',
      'Names in your script, and the few words that you type for a picture, are looked up in Wikipedia, Wikidata and open collections of pictures (Wikimedia Commons, Openverse, NASA, the Cleveland Museum of Art, the Rijksmuseum, Wellcome Collection, the Library of Congress, the Internet Archive) when a video is made with mixed or real pictures. They see this server and no account. Choose drawn pictures, and nothing is looked up for them. What you type to find free music is asked of Openverse in the same way, and a piece that you hear or use is fetched by this server. A topic that is not built in is looked up in Wikipedia and Wikidata, which the form says and has a switch for.',
      'TikTok, Instagram and Google get data only when you connect them, and only what the connection needs.',
    ],
  },
  {
    title: 'How long it is kept',
    paragraphs: [
      'Videos as long as you chose in the settings: 30, 90 or 365 days (365 when you chose nothing), or without end. Before one is deleted for its age you are told in the app, and by mail where this server sends mails, at least 7 days before, and one press keeps it. What you had read to make ideas from (pages, files) for two days. Messages of the contact form until 90 days after they were dealt with; those that were mailed to the operator at most 400 days. Records of payments as long as the law asks. Everything else until you delete it or your account. What you deleted stays in the backups of the server until they are replaced, usually after seven nights. Of a deleted account we keep a fingerprint (a keyed hash) of the email address, so that it gets the free trial only once.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You can see, correct, export and delete your data in the settings. You may object to its use and complain to the data protection authority of your country.',
    ],
  },
  {
    title: 'Safety',
    paragraphs: [
      'Passwords are hashed, connections can be encrypted, files are reached only through signed addresses that expire. If something happens that concerns you, we tell you without delay.',
    ],
  },
]
