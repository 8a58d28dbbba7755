import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/marketing/start.tsx'),
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
    route('credits', 'routes/studio/credits.tsx'),
    route('settings', 'routes/studio/settings.tsx'),
  ]),
  route('ideas', 'routes/studio/ideas.tsx'),
  route('*', 'routes/marketing/not-found.tsx'),
] satisfies RouteConfig
