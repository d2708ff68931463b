import Unggah from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ukuranBerkas, ukuranLebih } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'
import type { FieldBase } from './field_frame.ts'
import { FileName } from './FileName.tsx'
import { FileRemoval, useRemoval } from './FileRemoval.tsx'
import { FieldFooter } from './FormText.tsx'
import { Star } from './Star.tsx'
import { requiredMessage, useField } from './use_field.ts'
import { useParameter } from '../api/parameter.ts'
import { lazyPart } from '../layout/lazy_part.ts'
import { OptionalPart } from '../layout/OptionalPart.tsx'

/* The camera comes where a finger can point, or with a picture that is too large. */
const FieldPhotos = lazyPart(() => import('../photo/FieldPhotos.tsx'))

const Box = styled('div')(({ theme }) => ({
  'display': 'flex',
  'flexWrap': 'wrap',
  'alignItems': 'center',
  'gap': '8px 16px',
  'padding': '12px 16px',
  'border': `1px dashed ${theme.vars.palette.text.disabled}`,
  'borderRadius': 8,
  'backgroundColor': theme.vars.palette.background.paper,
  '&[data-seret]': { borderColor: theme.vars.palette.primary.main, borderStyle: 'solid' },
  '&[data-error]': { borderColor: theme.vars.palette.error.main },
  '& > span': { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
}))

const MB = 1024 * 1024

/* The button that what is wrong is said of; before it may stand others. */
const chooseButton = (input: HTMLInputElement | null) =>
  input?.parentElement?.querySelector<HTMLElement>('button[aria-describedby]')

export interface FormFileProps<N extends FieldValues = FieldValues> extends FieldBase<N> {
  /** Accepted extensions without a dot, for instance ['jpg', 'png', 'pdf']. */
  kind: readonly string[]
  /** Path of the stored file (`berkas/…`): linked, replaceable, and enough for `required`. */
  stored?: string | null
  storedName?: string | null
  /** The form's field (boolean) by which the stored file is taken away; for files that nobody has to send. */
  removal?: string
  /** false: `required` is meant for who sends something at all */
  star?: boolean
  /** Parameter of the size limit in MB; MAKS_UKURAN_DOKUMEN by default. */
  limitKey?: 'MAKS_UKURAN_DOKUMEN' | 'MAKS_UKURAN_TENDER'
}

/** The limits of the field: whether a file is of an accepted kind and size, and the sentence that says so below. */
function useFileLimits(p: Pick<FormFileProps, 'kind' | 'limitKey' | 'star' | 'required' | 'hint'>) {
  const { number } = useParameter()
  const limitKey = p.limitKey ?? 'MAKS_UKURAN_DOKUMEN'
  const max = number(limitKey, limitKey === 'MAKS_UKURAN_DOKUMEN' ? 3 : 50) * MB
  const kinds = p.kind.join(', ')
  const check = (value: unknown): true | string => {
    if (!(value instanceof File)) return true
    const extension = value.name.split('.').at(-1)?.toLowerCase() ?? ''
    const known = p.kind.includes(extension) || (extension === 'jpeg' && p.kind.includes('jpg'))
    if (!known) return ui.berkas.jenisSalah(kinds)
    if (value.size === 0) return ui.berkas.kosong
    return (
      value.size <= max || ui.berkas.terlaluBesar(ukuranBerkas(max), ukuranLebih(value.size, max))
    )
  }
  /* What a photo is sent as: all of them as the pages of a PDF, where the field takes one. */
  const photoAs = p.kind.includes('pdf') ? 'pdf' : p.kind.includes('jpg') ? 'jpg' : null
  const starred = p.star !== false && requiredMessage(p.required) !== undefined
  const rule = ui.berkas.jenis(kinds, ukuranBerkas(max))
  // Neither the button nor a file's input has a way of its own to say that it must be given.
  const hint = [starred ? ui.berkas.wajib(rule) : rule, p.hint].filter(Boolean).join('. ')
  return { check, max, photoAs, starred, hint } as const
}

interface DropBoxProps {
  disabled: boolean
  error: boolean
  onFile: (file: File | undefined) => void
  children: ReactNode
}

/** A frame that takes a dropped file. */
function DropBox({ disabled, error, onFile, children }: DropBoxProps) {
  const [dragged, setDragged] = useState(false)
  return (
    <Box
      data-seret={dragged ? '' : undefined}
      data-error={error ? '' : undefined}
      onDragOver={(e) => {
        e.preventDefault()
        setDragged(!disabled)
      }}
      onDragLeave={() => setDragged(false)}
      onDrop={(e) => {
        e.preventDefault()
        setDragged(false)
        onFile(e.dataTransfer.files[0])
      }}
    >
      {children}
    </Box>
  )
}

/** The field with the limits of its kind among its rules. */
function useFileField<N extends FieldValues>(
  { required, rules, ...rest }: FormFileProps<N>,
  check: (value: unknown) => true | string
) {
  const { id, field, errors } = useField({
    ...rest,
    required: rest.stored ? false : (required ?? false),
    rules: {
      ...rules,
      validate: {
        ...(typeof rules?.validate === 'function' ? { lain: rules.validate } : rules?.validate),
        berkas: check,
      },
    },
  })
  const chosen = (field.value as unknown) instanceof File ? (field.value as File) : null
  /* A file that will be refused is told as soon as it is chosen. */
  const verdict = check(chosen)
  return { id, field, chosen, error: errors ?? (verdict === true ? undefined : verdict) }
}

/** File field: choose, drop or photograph; kind and size are checked, the stored one is linked. Value: File | null. */
export function FormFile<N extends FieldValues = FieldValues>(p: FormFileProps<N>) {
  const { check, max, photoAs, starred, hint } = useFileLimits(p)
  const [large, setLarge] = useState<File | null>(null)
  const { id, field, chosen, error } = useFileField(p, check)
  const touch = useMediaQuery('(any-pointer: coarse)')
  const input = useRef<HTMLInputElement>(null)
  const disabled = p.disabled === true || p.readOnly === true
  const removed = useRemoval(p.removal)
  const take = (file: File | undefined) => {
    if (file && !disabled) {
      // A photo that is too large is made smaller here; another file has to be chosen anew.
      if (photoAs && file.size > max && file.type.startsWith('image/')) setLarge(file)
      else field.onChange(file)
    }
    if (input.current) input.current.value = ''
  }
  return (
    <div data-bidang={p.name}>
      <label htmlFor={id} style={{ display: 'block', fontWeight: 600, marginBottom: 6 }}>
        {p.label}
        {starred && <Star />}
      </label>
      <DropBox disabled={disabled} error={error !== undefined} onFile={take}>
        <FileName chosen={chosen} max={max} {...p} removed={removed} />
        {chosen && !disabled && (
          <Button size="small" onClick={() => field.onChange(null)}>
            {ui.berkas.batalkanPilihan}
          </Button>
        )}
        {p.removal && p.stored && !chosen && !disabled && (
          <FileRemoval name={p.removal} label={p.label} removed={removed} />
        )}
        {!p.readOnly && (
          <ChooseButton
            label={p.label}
            action={chosen || p.stored ? ui.tombol.ganti : ui.tombol.pilihBerkas}
            disabled={disabled}
            describedBy={`${id}-bawah`}
            onClick={() => input.current?.click()}
          />
        )}
        {photoAs && !disabled && (touch || large) && (
          <OptionalPart>
            <FieldPhotos
              label={p.label}
              large={large}
              as={photoAs}
              max={max}
              touch={touch}
              onUse={field.onChange}
              onClose={() => setLarge(null)}
            />
          </OptionalPart>
        )}
        <input
          ref={(el) => {
            input.current = el
            field.ref({ focus: () => chooseButton(el)?.focus() })
          }}
          id={id}
          type="file"
          tabIndex={-1}
          name={field.name}
          accept={p.kind.map((j) => `.${j}`).join(',')}
          disabled={disabled}
          aria-describedby={`${id}-bawah`}
          aria-invalid={error !== undefined}
          onChange={(e) => take(e.target.files?.[0])}
          onBlur={field.onBlur}
          style={{ position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
        />
      </DropBox>
      <FormHelperText id={`${id}-bawah`} error={error !== undefined} component="div">
        <FieldFooter errors={error} hint={hint} />
      </FormHelperText>
    </div>
  )
}

interface ChooseButtonProps {
  label: string
  action: string
  disabled: boolean
  describedBy: string
  onClick: () => void
}

const ChooseButton = ({ label, action, disabled, describedBy, onClick }: ChooseButtonProps) => (
  <Button
    size="small"
    variant="outlined"
    startIcon={<Unggah />}
    disabled={disabled}
    onClick={onClick}
    aria-label={`${action}: ${label}`}
    aria-describedby={describedBy}
  >
    {action}
  </Button>
)
