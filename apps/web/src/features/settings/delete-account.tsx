import { DELETE_PHRASE, deleteAccount } from '@hookreel/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { Input } from '../../components/input.tsx'
import { forgetDrafts } from '../../lib/own-drafts.ts'
import { OwnProofFields, useOwnProof } from './own-proof.tsx'
import { SettingGroup } from '../../components/setting-group.tsx'

/** Deletes the account after its phrase was typed, with the password where there is one. */
export function DeleteAccount() {
  const proof = useOwnProof()
  const [isOpen, setIsOpen] = useState(false)
  const [phrase, setPhrase] = useState('')
  const remove = useMutation({
    mutationFn: () =>
      call(deleteAccount, {
        body: {
          confirmation: DELETE_PHRASE,
          ...proof.body,
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
        isDisabled={
          !isTyped ||
          (proof.hasPassword && proof.password === '') ||
          (proof.hasSecondFactor && proof.code === '')
        }
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
            <OwnProofFields proof={proof} label="Password" errors={fields} />
          </>
        )}
      </FormDialog>
    </SettingGroup>
  )
}
