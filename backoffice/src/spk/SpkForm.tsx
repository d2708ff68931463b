import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ArrayInputBase, Form, ResourceContextProvider, SimpleFormIteratorBase } from 'react-admin'
import { useFormState, useWatch, type FieldValues } from 'react-hook-form'
import type { Change } from '@eproc/domain/common/change'
import type { SpkAnswer } from '@eproc/domain/spk/answers'
import { aturanSpk, TIPE_BIAYA, type HeaderInput } from '@eproc/domain/spk/aturan_spk'
import { spkLayar as text } from '@eproc/i18n/id/spk_office'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { useOffice } from '../providers/useOffice.ts'
import { useDeed } from '../shared/deed/useDeed.ts'
import { Recheck } from '../shared/form/FormErrors.tsx'
import { changeOf, storedNow } from '../shared/stale/change.ts'
import { forgetDraft, KeptDraft } from '../shared/unsaved/KeptDraft.tsx'
import { useUnsaved } from '../shared/unsaved/unsaved.ts'
import { CostGroup } from './CostGroup.tsx'
import { ListProblem } from './ListProblem.tsx'
import { ClosedSpk, SpkTotal, UnduhSpk } from './SpkRead.tsx'
import { StaleSpk } from './StaleSpk.tsx'
import { toValues, type SpkValues } from './values.ts'

const Parts = styled('div')(({ theme }) => ({
  'display': 'grid',
  'gap': 32,
  'gridTemplateColumns': 'minmax(0, 1fr)',
  /* As in dialogs: the theme's rules for inputs of react-admin. */
  '& .MuiFormControl-root': { margin: 0 },
  '& label span[aria-hidden]': { color: theme.vars.palette.error.main },
}))

/** The builder: two groups with live totals, Save and Download. What is typed outlives that somebody else saves first. */
export function SpkForm({ spk }: { spk: SpkAnswer }) {
  const { halangan } = spk
  const [dirty, setDirty] = useState(false)
  const { base, read, theirs, save, saving } = useSaveSpk(spk, dirty)
  const draft = draftOf(base)
  // What is typed stays, even when it can be saved no more.
  if (halangan && !dirty)
    return (
      <Parts>
        <MessageBox>{halangan}</MessageBox>
        <ClosedSpk spk={spk} />
      </Parts>
    )
  return (
    <ResourceContextProvider value="spk">
      <Form
        noValidate
        // What leaving a field complained about would move the button away from under the pointer.
        reValidateMode="onSubmit"
        // A saved version is another one: react-admin starts the form anew with it.
        defaultValues={toValues(base)}
        resolver={rulesResolver<FieldValues>((v) => aturanSpk((v as SpkValues).spk, spk))}
        disableInvalidFormNotification
        onSubmit={(values: FieldValues) => save(values as SpkValues)}
      >
        <Recheck />
        <Parts>
          <KeptDraft key={draft} name={draft} />
          {theirs && <StaleSpk base={base} {...theirs} />}
          {halangan && <MessageBox>{halangan}</MessageBox>}
          <ArrayInputBase source="spk">
            <SimpleFormIteratorBase>
              {TIPE_BIAYA.map((tipe) => (
                <CostGroup key={tipe} tipe={tipe} />
              ))}
              <Footer spk={read} closed={halangan !== null} saving={saving} onDirty={setDirty} />
            </SimpleFormIteratorBase>
          </ArrayInputBase>
        </Parts>
      </Form>
    </ResourceContextProvider>
  )
}

const draftOf = ({ tenderId, versi }: SpkAnswer) => `spk.${tenderId}.${versi ?? 0}`

/**
 * `base` is what the form started from, `theirs` what somebody else saved meanwhile (`read` then): the next save is meant
 * for that version. What is read again in the background replaces the form only while nothing is typed.
 */
function useSaveSpk(latest: SpkAnswer, dirty: boolean) {
  const office = useOffice()
  const client = useQueryClient()
  const [base, setBase] = useState(latest)
  const [theirs, setTheirs] = useState<{ newer: SpkAnswer; change: Change | undefined }>()
  const read = theirs?.newer ?? base
  const start = (spk: SpkAnswer) => {
    setBase(spk)
    setTheirs(undefined)
  }
  if (!dirty && (latest.versi ?? 0) > (base.versi ?? 0)) start(latest)
  const refused = async (message: string, error: unknown) => {
    const { now, unread } = await storedNow(error, () => office.bacaSpk(base.tenderId))
    if (now && now.versi !== read.versi) setTheirs({ newer: now, change: changeOf(error) })
    else showAlert(unread ?? text.gagal(message), 'error')
  }
  const { mutate, isPending } = useDeed(
    (provider, values: SpkValues) => provider.simpanSpk({ tenderId: base.tenderId, ...values }),
    {
      onDone: ({ data }) => {
        forgetDraft(draftOf(base))
        client.setQueryData(['spk', data.tenderId], data)
        start(data)
      },
      onFailed: (message, error) => void refused(message, error),
    }
  )
  return { base, read, theirs, save: (values: SpkValues) => mutate(values), saving: isPending }
}

interface FooterProps {
  spk: SpkAnswer
  /** it is read only */
  closed: boolean
  saving: boolean
  onDirty: (dirty: boolean) => void
}

function Footer({ spk, closed, saving, onDirty }: FooterProps) {
  const list = useWatch({ name: 'spk' }) as HeaderInput[] | undefined
  const { isDirty } = useFormState()
  useUnsaved(isDirty)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'end' }}>
      <SpkTotal list={list ?? []} batas={spk} />
      <ListProblem />
      <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
        <UnduhSpk spk={spk} disabled={isDirty} />
        {!closed && (
          <Button type="submit" variant="contained" loading={saving}>
            {text.simpan}
          </Button>
        )}
      </div>
      {isDirty && spk.versi !== null && <FormHelperText>{text.simpanDulu}</FormHelperText>}
    </div>
  )
}
