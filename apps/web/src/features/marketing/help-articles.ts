import { SIGN_UP_CREDITS, TRIAL_DAYS } from '@hookreel/contract'

/** The help of /support, written for creators. `id` is the anchor that other pages link to. */
export type HelpArticle = {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}
export type HelpTopic = {
  readonly id: string
  readonly title: string
  readonly articles: readonly HelpArticle[]
}

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    articles: [
      {
        id: 'first-video',
        title: 'How do I make my first video?',
        paragraphs: [
          'Open Generate Ideas, type what the video is about and press Generate Ideas. You get ideas, each with a title, a caption and a script.',
          'Press Generate Video on the idea you like. Choose a style and a voice, look at the storyboard, and press Generate Video again. You may leave the page: the video appears in My Videos, and you get a mail when it is ready, if this server sends mails.',
        ],
      },
      {
        id: 'good-prompt',
        title: 'What makes a good prompt?',
        paragraphs: [
          'Name one thing: "why octopuses have three hearts" gives better scripts than "animals". A prompt has at most 1,000 characters.',
          'For your own topic, choose Paste notes and put in your own sentences: the built-in writer then builds ideas and scripts from what you wrote and adds nothing.',
        ],
      },
      {
        id: 'sources',
        title: 'Can ideas come from a web page or a document?',
        paragraphs: [
          'Yes: open From an address or a file on Generate Ideas. Give the address of a page, a PDF or a feed, or a file of up to 12 MB: PDF, Word (DOCX), Markdown, text, HTML or a feed. Up to five can be given at once. The server reads the address for you.',
          'Say whose words they are with I wrote this. Your own sentences are said as they are. Of what others wrote only facts are taken, in other words and with their source; when too few can be, the page says so. What was read is forgotten after two days; the sources stay with the ideas.',
        ],
      },
      {
        id: 'questions',
        title: 'Why does the writer ask me questions?',
        paragraphs: [
          'The built-in writer never invents facts. What it does not know, and what only you can know (your shop, your product, your story), it asks you: up to six questions, one at a time, each of which can be skipped. Your answers become whole scripts in your own words. The questions cost nothing; ideas are charged when they are written. A shop that you only name gets an ad of what is so of its trade, where that is one of a hundred that the writer knows. Or choose Paste notes.',
        ],
      },
      {
        id: 'verify-email',
        title: 'The verification mail did not come',
        paragraphs: [
          'Some servers send no mails: then you can log in at once, without verifying. Otherwise look into the spam folder first. Then press Send the link again, on the sign-up or the log-in page. A link works for a day.',
        ],
      },
      {
        id: 'password',
        title: 'I forgot my password',
        paragraphs: [
          'Press Forgot your password? on the log-in page and type your email. The link in the mail works once, for an hour. Setting a new password signs you out everywhere and ends your API keys. A server that sends no mails cannot mail it: ask its operator for the link.',
        ],
      },
      {
        id: 'two-step',
        title: 'How do I protect my account better?',
        paragraphs: [
          'Settings, Account, Two-step sign-in: after your password you then type a code that an app on your phone shows. Keep the recovery codes somewhere safe: each lets you in once without the phone.',
        ],
      },
    ],
  },
  {
    id: 'credits',
    title: 'Credits and plans',
    articles: [
      {
        id: 'costs',
        title: 'What do things cost?',
        paragraphs: [
          'A batch of ideas, a video, a scene that you change or let move, another language, a picture of your cast, a rewritten text and a recording that is written down each cost AI credits. The price stands on the button before you press it, and the list is under AI Credits. Rewriting a caption or a script costs 1 credit; Improve and previews cost none.',
        ],
      },
      {
        id: 'trial',
        title: 'What is in the free trial?',
        paragraphs: [
          `${TRIAL_DAYS} days and ${SIGN_UP_CREDITS} AI credits, without a credit card. Nothing is charged when the trial ends, and the credits that are left stay. Settings, Billing says when it ends and what changes then.`,
        ],
      },
      {
        id: 'failed-credits',
        title: 'A video failed. Are my credits gone?',
        paragraphs: [
          'No. Credits are set aside when you start a video and taken only when it is finished. When it fails or you cancel it, they are back at once. Every change of your balance is listed under Settings, Billing.',
        ],
      },
      {
        id: 'refund',
        title: 'Can I get my money back?',
        paragraphs: [
          'Credits you bought and did not use can be returned within 30 days. Write to us with the form below. Credits do not expire while your account is active.',
        ],
      },
    ],
  },
  {
    id: 'styles-voices',
    title: 'Styles, voices and captions',
    articles: [
      {
        id: 'styles',
        title: 'Which style should I take?',
        paragraphs: [
          'Cinematic suits facts, space and nature; Documentary suits history; Superhero suits lists and science; Horror suits mysteries; Anime suits stories; Crayon Drawing suits children and pets. Press the arrows in the corner of a card to see a frame in full.',
        ],
      },
      {
        id: 'voices',
        title: 'Which languages can be spoken?',
        paragraphs: [
          'Choose a language in the voice section to see its voices, and press Play preview to listen. When no voice for a language is listed, none is installed on this server: choose No voice for a film of words and music. Without the program eSpeak NG or an AI service for voices, a server speaks English alone.',
        ],
      },
      {
        id: 'other-languages',
        title: 'Can I have a finished video in another language?',
        paragraphs: [
          'Yes: press Other languages under the finished video or in its menu on My Videos, choose one or more, a voice for each, and see the price: half of what the film costs. The pictures and the music stay; words, voice and captions are new. Each language becomes a video of its own.',
          'The script is translated where the server has a service that writes; list the names that stay as they are. Otherwise, write or paste a text for each scene. Where no voice speaks the language, the film is made of words and music. This works for two weeks after the film was made, and longer for films whose pictures were all drawn.',
        ],
      },
      {
        id: 'own-voice',
        title: 'Can I speak my film myself?',
        paragraphs: [
          'Yes: under "Your own voice" on Generate Video, upload a recording of the script (WAV, MP3, M4A, OGG, FLAC, WebM, or a video whose sound is taken; 15 minutes and 200 MB at most), or record it in the page, all at once or sentence by sentence. Scenes and captions follow your voice, and the film is as long as your recording.',
          'Noise, hum and clicks are taken out unless you switch that off; breaths stay. You may leave out, add or change a few words; when the script is not heard in the recording at all, no film is made and nothing is charged. Recordings count in your storage, are in your export, and go with your account.',
          'A script has at most 4,000 characters, about four and a half minutes of speech, and so has what you read; spoken slowly it may last 15 minutes.',
          'A recording without a script: where the server has a service that writes down speech, press Write it down. It names the service and the price first, and takes no recording of more than 8 minutes, of which no script can be made; the text becomes your script, to be read over before you order, and the same recording is never paid twice. While it waits for its turn, Stop takes it back and nothing is charged. Without such a service, write the script yourself.',
        ],
      },
      {
        id: 'script-length',
        title: '"The script is too long for 30 seconds", or too short',
        paragraphs: [
          'The voice speaks a little slower or faster to fit, not more. You can order all the same: the video is then as long as its script, at the price the page shows. Or choose the length that the page offers, or make the script shorter or longer: 30 seconds are about 75 words.',
        ],
      },
      {
        id: 'cast',
        title: 'Can somebody look the same in all my videos?',
        paragraphs: [
          'Yes: open Cast and add a person, an animal, a thing or a place with a name and a description of how it looks. Whenever a script, the title or what you wrote for a picture calls it by that name, the scene shows it; the storyboard says whom each scene shows, and a switch on Generate Video leaves somebody out of one video.',
          'Drawn people keep their hair, skin and clothes in every video. Generated pictures follow the description; up to four pictures of your own for each member are sent to services that take such pictures, and the page says whether yours does. Videos that are made stay as they are when you change or delete somebody.',
          'You have no pictures? Where the server has a service that makes pictures, press Make four and choose at the member; the price stands below. Keep the ones that fit, up to four in all: the others are deleted at once, and all of them after a day if you do not choose. What cannot be made is given back.',
        ],
      },
      {
        id: 'moving-pictures',
        title: 'Can the pictures in my video move?',
        paragraphs: [
          'Every picture has a slow camera move. Where this server has a service that makes pictures move, the storyboard also offers Let this picture move at each scene, and Let all pictures move above them; the price stands beside it before you press. It is made with the video, not with the preview, and takes some minutes. Where you see no such button, there is no such service here.',
          'A clip has the length of its scene and no sound of its own. A picture that could not be made to move is shown still: its credits come back, and the receipt of the video says why. Other lengths and sizes of the same video use the same clips and pay nothing again.',
        ],
      },
      {
        id: 'said-otherwise',
        title: 'A sentence is said too fast, or without stress',
        paragraphs: [
          'Open the storyboard before you generate the video, or press Change under a finished one (Change the film in its menu on My Videos). Press Said as usual under a scene: it can be slower or faster than the rest, have a pause after it, and each word that you press is said longer, louder and a little higher. The preview plays it so, and Undo takes it back.',
          'All voices do this. A recording of your own keeps the pace, the pauses and the stresses with which you spoke it: to say one scene otherwise, make the whole recording again. Without a voice no word can be stressed.',
        ],
      },
      {
        id: 'two-voices',
        title: 'I want two voices in one film',
        paragraphs: [
          'Open the storyboard, press Said as usual under a scene, and choose its Voice; the button beside it plays how that voice sounds. All other scenes keep the voice of the film. A film has at most four voices, all from the same place and in the same language as its own; where four speak already, only these are offered.',
          'For a talk, begin lines of the script with names instead (ANNA: Why?): each name has its own voice, chosen under Who speaks. A voice that you choose for a scene says all of it, whatever names begin its lines. A recording of your own speaks alone.',
          'Only that scene is spoken again. Where a service speaks, the page says before what that takes; in a finished film it is the price of one new scene.',
        ],
      },
      {
        id: 'wrong-picture',
        title: 'A scene shows the wrong picture',
        paragraphs: [
          'Open the storyboard before you generate the video. Press Other pictures under a scene: you see three others and take one with a press; Three more shows the next ones. A scene can also get your own photo, or a word that says what should be drawn.',
          'Never show this again, in the same place, keeps what the scene shows out of all your further pictures. Settings, Video lists what you marked and lets it be shown again.',
          'Several pictures and clips of your own go in at once: drop them onto the scenes, or press Own pictures and clips. A number in a file’s name tells its scene (03.jpg, scene 3.png), else words that the scene says. You see which picture goes where, and change it, before anything is used.',
        ],
      },
    ],
  },
  {
    id: 'posting',
    title: 'Posting to TikTok and Instagram',
    articles: [
      {
        id: 'connect',
        title: 'How do I connect TikTok?',
        paragraphs: [
          'Press TikTok on a finished video, or open Settings, Export, Social accounts. A new window asks TikTok for your permission. After that you write the post, choose who can watch it and press Post; nothing goes out before. When the operator of this server has not set TikTok up yet, the settings say so; you can still download the video and post it by hand.',
        ],
      },
      {
        id: 'draft',
        title: 'Why is my TikTok post a draft?',
        paragraphs: [
          'TikTok wants you to choose who may see a post. Without that choice the video is sent to your TikTok inbox as a draft; finish it in the TikTok app.',
        ],
      },
      {
        id: 'calendar',
        title: 'How do I plan posts?',
        paragraphs: [
          'This needs a connected account. Open the Content Calendar from the dashboard. Drag a post to another day, or open it and choose a time; a press on a free slot begins a new one. A free slot can be dragged to another weekday, or moved to any hour from its window; it stays there for every week. A post that is added to the queue takes the next free slot of its account. Under My Video Ideas, Make and schedule turns many ideas into videos at once and plans their posts.',
        ],
      },
      {
        id: 'instagram',
        title: 'What does Instagram need?',
        paragraphs: [
          'An operator who has set Instagram up on this server, and a professional account (creator or business): other programs cannot post to personal ones. Videos are posted as Reels.',
        ],
      },
      {
        id: 'youtube',
        title: 'Can I post to YouTube?',
        paragraphs: [
          'Yes, where the operator of this server has set YouTube up. Press TikTok or Instagram on a finished video and choose YouTube there. Upright videos appear as Shorts. YouTube keeps uploads private until Google has reviewed the app of this server’s operator.',
        ],
      },
    ],
  },
  {
    id: 'failures',
    title: 'When something goes wrong',
    articles: [
      {
        id: 'stuck',
        title: 'My video is queued for a long time',
        paragraphs: [
          'A server makes one video at a time, unless its operator runs several workers. The card shows the step, how far it is and about how long it will take. You can cancel at any moment and get the credits back.',
        ],
      },
      {
        id: 'failed',
        title: '"Generation Failed": what now?',
        paragraphs: [
          'The card says what went wrong, and the credits are back. Press Try again: the order opens with the same text. What AI services made for it is kept for a week and not paid again. When it fails a second time, write to us and name the video.',
        ],
      },
      {
        id: 'not-ready',
        title: '"Video Not Ready"',
        paragraphs: [
          'Playing, downloading and posting work as soon as the video is finished. While it is being made, please wait a few more minutes. A video that failed or was cancelled never becomes ready by itself: press Try again on its card.',
        ],
      },
      {
        id: 'kept',
        title: 'How long are my videos kept?',
        paragraphs: [
          '365 days, unless you chose 30, 90 or Forever under Settings, Privacy. Before a video is deleted for its age, its card in My Videos names the day. A server that sends mails also mails you 30 and 7 days before (with a period of 30 days only the second time). Press Keep on the card, and the video stays until you delete it yourself.',
        ],
      },
      {
        id: 'delete-account',
        title: 'How do I delete my videos or my account?',
        paragraphs: [
          'A video: the menu on its card, Delete; that is final. Several videos: select them and press Delete; for 15 seconds you can undo that. Ideas: the bin on each, with the same 15 seconds. Your account and everything in it: Settings, Account, at the end of the page. That is final.',
        ],
      },
    ],
  },
]
