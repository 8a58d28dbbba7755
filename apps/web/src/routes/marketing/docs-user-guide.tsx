import { DocsPage } from '../../features/marketing/docs-page.tsx'
import { describePage } from '../../features/marketing/page-head.ts'

export const meta = () =>
  describePage({
    title: 'User guide | Hookreel',
    description:
      'From the first prompt to a posted video: ideas, scripts, styles, voices, storyboards, videos.',
    path: '/docs/user-guide',
    picture: 'support',
  })

export default function UserGuide() {
  return (
    <DocsPage title="User guide" text="From the first prompt to a posted video." path="/docs/user-guide">
      <h2>Ideas</h2>
      <p>
        On <strong>Generate Ideas</strong> you type what a video is about, up to 1,000 characters, and say how
        many ideas you want, up to 50. Fewer may come: no two tell the same. Each has a title, a summary, a
        caption with hashtags and a script written for the length you asked for. They are saved by themselves
        under <strong>My Video Ideas</strong>. With <strong>Paste notes</strong> the built-in writer makes
        ideas of your own sentences, in any language, and adds nothing to them. With{' '}
        <strong>From an address or a file</strong> it reads a web page, a PDF, a Word document, Markdown, text
        or a feed: your own words are said as they are, of other people’s only facts are taken, each with its
        source.
      </p>
      <p>
        What only you know (your shop, your product, your story) and what the writer does not know, it asks
        you: up to six questions, one at a time, each of which can be skipped. Your answers become whole
        scripts in your own words. The questions cost nothing. Of a shop that you only name, an ad tells what
        is so of its trade, where that is one of a hundred that the writer knows. The built-in writer knows
        facts and stories in English only; a prompt in one of thirteen other languages gets its questions in
        that language, and your answers are the script.
      </p>
      <h2>Editing</h2>
      <p>
        <strong>Edit Idea</strong> shows the original on the left and your text on the right.{' '}
        <em>Save as New Version</em> makes a new idea; <em>Update Original</em> replaces the text and keeps
        the earlier one, which can be compared and restored. Refine Tone and Variations rewrite an English
        script or caption for 1 AI credit; you see the result before you take it.
      </p>
      <h2>A video</h2>
      <p>
        On <strong>Generate Video</strong> choose one of six styles, a voice, captions and music. Lines that
        begin with names (<em>ANNA: Why?</em>) have a voice for each name. <em>No voice</em> makes a film of
        words and music that lasts as long as the words take to read. The storyboard plays every scene as it
        will be; a picture can be swapped, replaced by your photo, or drawn again from other words. Each scene
        can be said more slowly or faster, with a pause after it, with words that are stressed, and by another
        voice; a film has at most four. The cost stands on the button. Credits are set aside when you start,
        taken when the video is finished, and given back when it fails or you cancel it.
      </p>
      <h2>Lengths and sizes</h2>
      <table>
        <tbody>
          <tr>
            <th scope="row">Length</th>
            <td>
              As long as the script, or 15, 30, 45, 60, 75, 90, 120 or 180 seconds; a script has at most 4000
              characters. Where a script cannot fill a length, the page says before you order how long the
              video becomes.
            </td>
          </tr>
          <tr>
            <th scope="row">Shape</th>
            <td>9:16, 16:9 or 1:1</td>
          </tr>
          <tr>
            <th scope="row">Size</th>
            <td>420p, 720p or 1080p; the number is the short side</td>
          </tr>
          <tr>
            <th scope="row">File</th>
            <td>MP4, MOV or AVI; subtitles as SRT and VTT</td>
          </tr>
        </tbody>
      </table>
      <h2>My Videos</h2>
      <p>
        The list changes by itself while videos are made. A finished video can be watched, renamed, downloaded
        and posted. A failed one says why and can be tried again. Videos of your own can be uploaded, too, as
        MP4, MOV, AVI or WebM of up to 500 MB.
      </p>
      <h2>Posting</h2>
      <p>
        Posting works where this server is set up for the network; otherwise the page says what is missing.
        Press <strong>TikTok</strong> or <strong>Instagram</strong> on a video; YouTube is chosen on the same
        page. The first time a new window asks the network for your permission. Write the post, then send it
        at once, at a time you choose, or into the next free slot of the account. The{' '}
        <strong>Content Calendar</strong> shows which posts are live, which wait and which need you. You move
        them by dragging or by keys.
      </p>
      <p>
        <strong>Make and schedule</strong> on My Video Ideas makes up to 50 videos a week and gives each the
        next free slot of the accounts that you choose. Views, likes and comments of posts come back to{' '}
        <strong>Analytics</strong>.
      </p>
      <h2>Settings</h2>
      <p>
        What you choose there is what every new video starts with: size, shape, file and voice. Ideas are
        written for the length chosen there. Style and captions start as in the last video made in this
        browser. Under <strong>Account</strong> you change your email and password, set up two-step sign-in,
        and see where you are signed in; under <strong>Privacy</strong> you choose how long videos are kept;
        under <strong>Export</strong> you download all your data. Questions are answered in the{' '}
        <a href="/support">Help Center</a>.
      </p>
      <h2>Keys</h2>
      <p>
        <kbd>Ctrl</kbd> or <kbd>Cmd</kbd> with <kbd>B</kbd> folds the sidebar, with <kbd>K</kbd> opens the
        search, with <kbd>Enter</kbd> sends the prompt. <kbd>?</kbd> shows all of them.
      </p>
    </DocsPage>
  )
}
