/** The least that a page of packages with React and MUI can be: what our front page is measured against (quality §1). */
import { createElement as h, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button, Container, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'

interface Paket {
  id: number
  kode: string
  nama: string
}

function Packages() {
  const [rows, setRows] = useState<Paket[]>([])
  useEffect(() => {
    void fetch('/paket')
      .then((answer) => answer.json() as Promise<{ data: Paket[] }>)
      .then((body) => setRows(body.data))
  }, [])
  return h(Container, {
    children: [
      h(Typography, { key: 'title', variant: 'h1' }, 'Paket'),
      h(Button, { key: 'login', variant: 'contained', href: '/login' }, 'Login'),
      h(
        Table,
        { key: 'table' },
        h(TableBody, {
          children: rows.map(({ id, kode, nama }) =>
            h(TableRow, { key: id }, h(TableCell, null, kode), h(TableCell, null, nama))
          ),
        })
      ),
    ],
  })
}

createRoot(document.getElementById('root')!).render(h(Packages))
