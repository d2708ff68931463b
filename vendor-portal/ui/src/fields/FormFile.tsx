import Unggah from '@mui/icons-material/UploadFileOutlined'
import Berkas from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useRef, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ukuranBerkas } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'
import type { FieldBase } from './field_frame.ts'
import { FieldFooter } from './FormText.tsx'
import { requiredMessage, useField } from './use_field.ts'
import { useParameter } from '../api/parameter.ts'
import { FileLink } from '../document/FileLink.tsx'

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

export interface FormFileProps<N extends FieldValues = FieldValues> extends FieldBase<N> {
  /** Accepted extensions without a dot, for instance ['jpg', 'png', 'pdf']. */
  kind: readonly string[]
  /** Path of the stored file (`berkas/…`): linked, replaceable, and enough for `required`. */
  stored?: string | null
  storedName?: string | null
  /** Parameter of the size limit in MB; MAKS_UKURAN_DOKUMEN by default. */
  limitKey?: 'MAKS_UKURAN_DOKUMEN' | 'MAKS_UKURAN_TENDER'
}

/** The limits of the field: whether a file is of an accepted kind and size, and the sentence that says so below. */
function useFileLimits(p: Pick<FormFileProps, 'kind' | 'limitKey'>) {
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
    return value.size <= max || ui.berkas.terlaluBesar(ukuranBerkas(max))
  }
  return { check, hint: ui.berkas.jenis(kinds, ukuranBerkas(max)) }
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

/** File field: choose or drop, kind and size are checked, the stored one is linked. Value: File | null. */
export function FormFile<N extends FieldValues = FieldValues>(p: FormFileProps<N>) {
  const { check, hint } = useFileLimits(p)
  const { required, rules, ...rest } = p
  const {
    id,
    field,
    errors: error,
  } = useField({
    ...rest,
    required: p.stored ? false : (required ?? false),
    rules: {
      ...rules,
      validate: {
        ...(typeof rules?.validate === 'function' ? { lain: rules.validate } : rules?.validate),
        berkas: check,
      },
    },
  })
  const input = useRef<HTMLInputElement>(null)
  const chosen = (field.value as unknown) instanceof File ? (field.value as File) : null
  const disabled = p.disabled === true || p.readOnly === true
  const action = chosen || p.stored ? ui.tombol.ganti : ui.tombol.pilihBerkas
  const take = (file: File | undefined) => {
    if (file && !disabled) field.onChange(file)
    if (input.current) input.current.value = ''
  }
  return (
    <div data-bidang={p.name}>
      <label htmlFor={id} style={{ display: 'block', fontWeight: 600, marginBottom: 6 }}>
        {p.label}
        {requiredMessage(required) && <span aria-hidden> *</span>}
      </label>
      <DropBox disabled={disabled} error={error !== undefined} onFile={take}>
        <FileName chosen={chosen} stored={p.stored} storedName={p.storedName} />
        {chosen && !disabled && (
          <Button size="small" onClick={() => field.onChange(null)}>
            {ui.berkas.batalkanPilihan}
          </Button>
        )}
        {!p.readOnly && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Unggah />}
            disabled={disabled}
            onClick={() => input.current?.click()}
            aria-label={`${action}: ${p.label}`}
            aria-describedby={`${id}-bawah`}
          >
            {action}
          </Button>
        )}
        <input
          ref={(el) => {
            input.current = el
            field.ref({ focus: () => el?.parentElement?.querySelector('button')?.focus() })
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
        <FieldFooter errors={error} hint={[hint, p.hint].filter(Boolean).join('. ')} />
      </FormHelperText>
    </div>
  )
}

interface FileNameProps {
  chosen: File | null
  stored: string | null | undefined
  storedName: string | null | undefined
}

/** The file the field holds: the chosen one with its size, else a link to the stored one. */
function FileName({ chosen, stored, storedName }: FileNameProps) {
  return (
    <>
      <Berkas aria-hidden color={chosen || stored ? 'primary' : 'disabled'} />
      <span>
        {chosen ? (
          `${chosen.name} (${ukuranBerkas(chosen.size)})`
        ) : stored ? (
          <FileLink path={stored} name={storedName ?? ui.berkas.tersimpan} />
        ) : (
          ui.berkas.tidakAda
        )}
      </span>
    </>
  )
}
