import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { href, Link } from 'react-router'
import { buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { whatWorkedQuery } from './analytics-queries.ts'

/** Why some posts did better than others, and how sure that is. */
export function WhatNext() {
  const { data } = useQuery(whatWorkedQuery)
  if (!data) return null
  return (
    <Card className="mb-5 flex flex-wrap items-center gap-4 p-5">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-base font-semibold">What worked</h2>
        <p className="mt-0.5 text-sm text-muted">{data.reason}</p>
      </div>
      {data.hint !== null && (
        <Link to={href('/generate-ideas')} className={buttonLook()}>
          <Sparkles /> Ideas like these
        </Link>
      )}
    </Card>
  )
}
