import './polyfills.ts';
import { createRoot } from 'react-dom/client';
import { codeIn } from './device.ts';
import { RoomPage } from './room-page.tsx';
import './styles/room.css';

createRoot(document.getElementById('app')!).render(<RoomPage code={codeIn(window.location)} />);
