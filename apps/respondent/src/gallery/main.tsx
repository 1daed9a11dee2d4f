import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';
import '../styles/index.ts';
import '../styles/seldom.css';
import './gallery.css';

createRoot(document.getElementById('app')!).render(<Gallery />);
