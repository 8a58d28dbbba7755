import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('routes/marketing/marketing-frame.tsx', [
    index('routes/marketing/landing.tsx'),
    route('features', 'routes/marketing/features.tsx'),
    route('pricing', 'routes/marketing/pricing.tsx'),
    route('terms', 'routes/marketing/terms.tsx'),
    route('privacy-policy', 'routes/marketing/privacy-policy.tsx'),
    route('support', 'routes/marketing/support.tsx'),
    route('docs', 'routes/marketing/docs.tsx'),
    route('docs/user-guide', 'routes/marketing/docs-user-guide.tsx'),
    route('docs/operator-guide', 'routes/marketing/docs-operator-guide.tsx'),
    route('docs/api', 'routes/marketing/docs-api.tsx'),
  ]),
  layout('routes/account/account-frame.tsx', [
    route('login', 'routes/account/login.tsx'),
    route('signup', 'routes/account/signup.tsx'),
    route('forgot-password', 'routes/account/forgot-password.tsx'),
    route('reset-password', 'routes/account/reset-password.tsx'),
  ]),
  layout('routes/studio/studio-frame.tsx', [
    route('dashboard', 'routes/studio/dashboard.tsx'),
    route('generate-ideas', 'routes/studio/generate-ideas.tsx'),
    route('my-ideas', 'routes/studio/my-ideas.tsx'),
    route('edit-idea/:id', 'routes/studio/edit-idea.tsx'),
    route('generate-video', 'routes/studio/generate-video.tsx'),
    route('my-videos', 'routes/studio/my-videos.tsx'),
    route('videos/:id/post', 'routes/studio/post-video.tsx'),
    route('calendar', 'routes/studio/calendar.tsx'),
    route('analytics', 'routes/studio/analytics.tsx'),
    route('credits', 'routes/studio/credits.tsx'),
    route('settings', 'routes/studio/settings.tsx'),
    route('settings/services', 'routes/studio/ai-services.tsx'),
    route('settings/posting', 'routes/studio/posting-checklist.tsx'),
  ]),
  route('ideas', 'routes/studio/ideas.tsx'),
  route('*', 'routes/marketing/not-found.tsx'),
] satisfies RouteConfig
