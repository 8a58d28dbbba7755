import type { NetworkId, NetworkState } from '@hookreel/contract'

export type CheckStep = {
  readonly title: string
  readonly text: string
  /** Where this server can see it for itself. */
  readonly isDone?: (network: NetworkState) => boolean
}

const KEYS: CheckStep = {
  title: 'Enter the keys',
  text: 'Put them into the environment of the server (.env.example names them) and start it again.',
  isDone: (network) => network.isConfigured,
}
const HTTPS: CheckStep = {
  title: 'Serve the app over HTTPS under its own name',
  text: 'Networks send people back to exactly the registered address; none of them accepts a bare IP address.',
  isDone: (network) => network.callbackAddress.startsWith('https://'),
}
const LEGAL: CheckStep = {
  title: 'Show who you are',
  text: 'Privacy policy and terms must stand on the same domain with your own name in them: see /privacy-policy and /terms, and their content file.',
}

/** What each network wants before strangers may post through this installation, in the order in which it works. */
export const CHECKLISTS: Record<NetworkId, readonly CheckStep[]> = {
  tiktok: [
    {
      title: 'Register an app with Login Kit and Content Posting API',
      text: 'At developers.tiktok.com. Ask for user.info.basic, video.publish, video.upload and, for analytics, video.list. A sandbox has keys of its own and up to ten target users; it posts nothing in public.',
    },
    HTTPS,
    {
      title: 'Register the redirect address',
      text: 'Absolute, https, without query or fragment, equal to the letter.',
    },
    KEYS,
    LEGAL,
    {
      title: 'Pass the app review',
      text: 'Products and scopes are reviewed with a demo video on the declared domain; it takes days to two weeks. Tools for your own company only are refused.',
    },
    {
      title: 'Record the audit video of the composer, in this order',
      text: '1 creator’s nickname and picture, 2 editable caption, 3 privacy with nothing chosen and interactions unticked, 4 commercial disclosure with both choices and their hover texts, 5 the music confirmation beside the button, then the post as it lands on TikTok. Until the audit only a private test account can show the last part.',
    },
    {
      title: 'Pass the Content Posting audit',
      text: 'Before it: five people a day, private accounts only, and only they see their posts. After it set TIKTOK_AUDITED. Drafts to the inbox work without it.',
      isDone: (network) => network.isAudited,
    },
    {
      title: 'Add nothing of yours to the films',
      text: 'TikTok refuses watermarks, logos, links and promotion of the tool in the content. Films made here carry none.',
    },
  ],
  instagram: [
    {
      title: 'Create a Meta app with “Instagram API with Instagram Login”',
      text: 'Use the Instagram app id and secret of that page, not the Facebook ones.',
    },
    HTTPS,
    {
      title: 'Register the redirect address',
      text: 'The panel may add a slash at the end: it has to be equal all the same. Also enter the addresses for deauthorization and data deletion, /api/webhooks/instagram/deauthorize and /api/webhooks/instagram/delete.',
    },
    KEYS,
    LEGAL,
    {
      title: 'Make films reachable from outside',
      text: 'Instagram fetches each film itself from a signed address of this server: it must not stand behind a password or a firewall.',
    },
    {
      title: 'Try it with Instagram testers',
      text: 'Invite a Business or Creator account as a tester and accept the invitation in the app. These are real posts.',
    },
    {
      title: 'Verify the business and pass App Review',
      text: 'For instagram_business_basic, instagram_business_content_publish and, for analytics, instagram_business_manage_insights, each with a recording of the whole way: connect, write, post, see it on Instagram, disconnect.',
    },
  ],
  youtube: [
    {
      title: 'Create a Google Cloud project with the YouTube Data API',
      text: 'An OAuth client of the type “Web application” with the scopes youtube.upload and youtube.readonly.',
    },
    HTTPS,
    {
      title: 'Register the redirect address',
      text: 'Under “Authorized redirect URIs”, equal to the letter.',
    },
    KEYS,
    LEGAL,
    {
      title: 'Publish and verify the consent screen',
      text: 'In “Testing” permissions die after seven days and only listed people can connect. The scopes are sensitive: verification is needed, before it at most 100 people can connect.',
    },
    {
      title: 'Pass the YouTube API compliance audit',
      text: 'Until then every upload is locked to private for good, whatever was chosen, and has to be uploaded again afterwards.',
    },
    {
      title: 'Mind the quota',
      text: 'A project uploads 100 videos a day, all people together. Ask for more before you need it.',
    },
  ],
}
