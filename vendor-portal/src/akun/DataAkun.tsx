import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MAKS_PENGGUNA } from '@eproc/domain/akun/aturan_akun'
import { aturanProfil } from '@eproc/domain/akun/aturan_profil'
import type { Profil } from '@eproc/domain/akun/answers'
import { apakahRekanan, teksPeran } from '@eproc/domain/common/roles'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { umum } from '@eproc/i18n/id/umum'
import { api } from '@eproc/ui/api/api.ts'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { segarkanSesi } from '@eproc/ui/session/sesi.ts'
import { resolverAturan } from '@eproc/ui/fields/resolver.ts'
import { Rincian, Tombol } from './Sheet.tsx'

const t = akunLayar.profil

/** Account data, read-only; name, position and phone can be changed by their owner. Rekanan see no division. */
export function DataAkun({ profil }: { profil: Profil }) {
  const [ubah, setUbah] = useState(false)
  const rekanan = apakahRekanan(profil.roles)
  const baris: [string, string | null][] = [
    [t.login, profil.login],
    [t.email, profil.email],
    ...(ubah
      ? []
      : ([
          [t.nama, profil.nama],
          [t.jabatan, profil.jabatan],
          [t.telepon, profil.telepon],
        ] satisfies [string, string | null][])),
    ...(rekanan ? [] : ([[t.divisi, profil.divisiNama]] satisfies [string, string | null][])),
    [t.role, teksPeran(profil.roles)],
  ]
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Rincian>
        {baris.map(([label, nilai]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{nilai || umum.tanpaNilai}</dd>
          </div>
        ))}
      </Rincian>
      {ubah ? (
        <UbahData profil={profil} onSelesai={() => setUbah(false)} />
      ) : (
        <div>
          <Button variant="outlined" onClick={() => setUbah(true)}>
            {t.ubah}
          </Button>
        </div>
      )}
    </div>
  )
}

function UbahData({ profil, onSelesai }: { profil: Profil; onSelesai: () => void }) {
  const klien = useQueryClient()
  const form = useForm({
    defaultValues: {
      nama: profil.nama,
      jabatan: profil.jabatan ?? '',
      telepon: profil.telepon ?? '',
    },
    resolver: resolverAturan(aturanProfil),
  })
  return (
    <Formulir
      form={form}
      onKirim={async (nilai) => {
        const { data, message } = await api.put<Profil>('/api/userman/profil', {
          ...nilai,
          versi: profil.versi,
        })
        klien.setQueryData(['profil', profil.id], data)
        notify(message)
        onSelesai()
        await segarkanSesi()
      }}
    >
      <FormText
        name="nama"
        label={t.nama}
        maks={MAKS_PENGGUNA.nama}
        autoComplete="name"
        wajib
        autoFocus
      />
      <FormText
        name="jabatan"
        label={t.jabatan}
        maks={MAKS_PENGGUNA.jabatan}
        autoComplete="organization-title"
      />
      <FormText
        name="telepon"
        label={t.telepon}
        type="tel"
        inputMode="tel"
        maks={MAKS_PENGGUNA.telepon}
        autoComplete="tel"
      />
      <Tombol>
        <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
          {umum.tombol.simpan}
        </Button>
        <Button onClick={onSelesai}>{umum.tombol.batal}</Button>
      </Tombol>
    </Formulir>
  )
}
