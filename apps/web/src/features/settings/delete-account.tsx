import { DELETE_PHRASE, deleteAccount } from '@hookreel/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { Input } from '../../components/input.tsx'
import { forgetDrafts } from '../../lib/own-drafts.ts'
import { OwnCodeField } from './own-code-field.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { SettingGroup } from './setting-rows.tsx'
import { signInWaysQuery } from './settings-queries.ts'

/** Deletes the account after its phrase was typed, with the password where there is one. */
export function DeleteAccount() {
  const ways = useQuery(signInWaysQuery)
  const [isOpen, setIsOpen] = useState(false)
  const [phrase, setPhrase] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const hasSecondFactor = ways.data?.hasSecondFactor ?? false
  const hasPassword = ways.data?.hasPassword ?? true
  const remove = useMutation({
    mutationFn: () =>
      call(deleteAccount, {
        body: {
          confirmation: DELETE_PHRASE,
          ...(hasPassword && { password }),
          ...(hasSecondFactor && { code }),
        },
      }),
    // Everything that this page knows is gone: it starts anew.
    onSuccess: () => {
      forgetDrafts()
      window.location.assign('/')
    },
  })
  const isTyped = phrase.trim().toLowerCase() === DELETE_PHRASE
  return (
    <SettingGroup
      title="Delete account"
      hint="Deletes your videos, ideas, credits and settings, and stops what is being made. This cannot be undone."
    >
      <Button variant="danger" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Delete account
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => {
          setIsOpen(false)
          remove.reset()
        }}
        title="Delete your account?"
        description="Nothing can be brought back. Export your data first if you want to keep it."
        error={remove.error}
        submit="Delete for good"
        cancel="Keep my account"
        isDanger
        isBusy={remove.isPending}
        isDisabled={!isTyped || (hasPassword && password === '') || (hasSecondFactor && code === '')}
        onSubmit={() => remove.mutate()}
      >
        {(fields) => (
          <>
            <Field label={`Type “${DELETE_PHRASE}” to confirm`} error={fields.confirmation}>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  autoCapitalize="none"
                  value={phrase}
                  onChange={(event) => setPhrase(event.target.value)}
                />
              )}
            </Field>
            {hasPassword && (
              <OwnPasswordField
                label="Password"
                error={fields.password}
                value={password}
                onChange={setPassword}
              />
            )}
            {hasSecondFactor && <OwnCodeField error={fields.code} value={code} onChange={setCode} />}
          </>
        )}
      </FormDialog>
    </SettingGroup>
  )
}
