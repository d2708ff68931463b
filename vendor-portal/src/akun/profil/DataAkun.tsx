import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { MAKS_PENGGUNA } from '@eproc/domain/akun/aturan_akun'
import { aturanProfil } from '@eproc/domain/akun/aturan_profil'
import type { Profil } from '@eproc/domain/akun/answers'
import { apakahRekanan, teksPeran } from '@eproc/domain/common/roles'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { umum } from '@eproc/i18n/id/umum'
import { api } from '@eproc/ui/api/api.ts'
import { useFormDraft } from '@eproc/ui/draft/useFormDraft.ts'
import { FormCheckbox } from '@eproc/ui/fields/FormCheckbox.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { leave, leaveFreely } from '@eproc/ui/layout/leaving.ts'
import { followSession } from '@eproc/ui/session/session.ts'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { DetailList, Buttons } from '../Sheet.tsx'

const t = akunLayar.profil
/** `/user/profil?ubah`: the form is open. */
const EDITING = 'ubah'

/** Account data, read-only; name, position and phone can be changed by their owner. Rekanan see no division. */
export function DataAkun({ profil }: { profil: Profil }) {
  const [address, setAddress] = useSearchParams()
  const editing = address.has(EDITING)
  const close = () => leaveFreely(() => setAddress({}, { replace: true }))
  const rekanan = apakahRekanan(profil.roles)
  const rows: [string, string | null][] = [
    [t.login, profil.login],
    [t.email, profil.email],
    ...(editing
      ? []
      : ([
          [t.nama, profil.nama],
          [t.jabatan, profil.jabatan],
          [t.telepon, profil.telepon],
        ] satisfies [string, string | null][])),
    ...(rekanan ? [] : ([[t.divisi, profil.divisiNama]] satisfies [string, string | null][])),
    [t.role, teksPeran(profil.roles)],
    ...(editing
      ? []
      : ([[t.suratHarian, profil.suratHarian ? umum.tombol.ya : umum.tombol.tidak]] satisfies [
          string,
          string,
        ][])),
  ]
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <DetailList>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || umum.tanpaNilai}</dd>
          </div>
        ))}
      </DetailList>
      {editing ? (
        <AkunForm profil={profil} onDone={close} />
      ) : (
        <div>
          <Button variant="outlined" onClick={() => setAddress({ [EDITING]: '' })}>
            {t.edit}
          </Button>
        </div>
      )}
    </div>
  )
}

function AkunForm({ profil, onDone }: { profil: Profil; onDone: () => void }) {
  const client = useQueryClient()
  const form = useForm({
    defaultValues: {
      nama: profil.nama,
      jabatan: profil.jabatan ?? '',
      telepon: profil.telepon ?? '',
      suratHarian: profil.suratHarian,
    },
    resolver: rulesResolver(aturanProfil),
  })
  const draft = useFormDraft(form, 'profil')
  return (
    <Form
      form={form}
      draft={draft}
      onSubmit={async (values) => {
        const { data, message } = await api.put<Profil>('/api/userman/profil', {
          ...values,
          versi: profil.versi,
        })
        client.setQueryData(['profil', profil.id], data)
        notify(message)
        onDone()
        await followSession()
      }}
    >
      <FormText
        name="nama"
        label={t.nama}
        max={MAKS_PENGGUNA.nama}
        autoComplete="name"
        required
        autoFocus
      />
      <FormText
        name="jabatan"
        label={t.jabatan}
        max={MAKS_PENGGUNA.jabatan}
        autoComplete="organization-title"
      />
      <FormText
        name="telepon"
        label={t.telepon}
        type="tel"
        inputMode="tel"
        max={MAKS_PENGGUNA.telepon}
        autoComplete="tel"
      />
      <FormCheckbox name="suratHarian" label={t.suratHarianPilih} />
      <Buttons>
        <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
          {umum.tombol.simpan}
        </Button>
        <Button onClick={() => leave(onDone)}>{umum.tombol.batal}</Button>
      </Buttons>
    </Form>
  )
}
