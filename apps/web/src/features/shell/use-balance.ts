import { useQuery } from '@tanstack/react-query'
import { pricingQuery, profileQuery } from '../../api/queries.ts'

/** The balance, once it is known, and whether it is not enough for a video. */
export function useBalance(): { balance: number | undefined; isLow: boolean } {
  const profile = useQuery(profileQuery)
  const pricing = useQuery(pricingQuery)
  const balance = profile.data?.aiCredits
  const cost = pricing.data?.creditCosts.video_generation
  const isLow = balance !== undefined && cost !== undefined && balance < cost
  return { balance, isLow }
}
