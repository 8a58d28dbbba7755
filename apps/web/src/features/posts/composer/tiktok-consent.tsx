const MUSIC = 'https://www.tiktok.com/legal/page/global/music-usage-confirmation/en'
const BRANDED = 'https://www.tiktok.com/legal/page/global/bc-policy/en'
const LINK = 'font-medium text-primary-ink underline underline-offset-4'

/** What one agrees to by pressing the button beside it, in TikTok's words. */
export function TiktokConsent({ isBranded }: { isBranded: boolean }) {
  return (
    <p className="text-small text-muted">
      By posting, you agree to TikTok's{' '}
      {isBranded && (
        <>
          <a href={BRANDED} target="_blank" rel="noreferrer" className={LINK}>
            Branded Content Policy
          </a>{' '}
          and{' '}
        </>
      )}
      <a href={MUSIC} target="_blank" rel="noreferrer" className={LINK}>
        Music Usage Confirmation
      </a>
      .
    </p>
  )
}
