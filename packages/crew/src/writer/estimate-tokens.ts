/** About how many tokens a text is: four characters of English, one and a half of scripts without spaces. */
export function estimateTokens(text: string): number {
  const dense =
    text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/gu)?.length ?? 0
  return Math.ceil((text.length - dense) / 4 + dense / 1.5)
}
