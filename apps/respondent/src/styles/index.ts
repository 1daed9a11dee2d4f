// The order counts: a later sheet wins over an earlier one, and small screens over all of them.
import './themes.css';
import './page.css';
import './rich-text.css';
import './choices.css';
import './fields.css';
import '@wenshu/question-types/point-row.css';
import './matrix.css';
import './actions.css';
import './cover.css';
import './early.css';
import './old-browsers.css';
import './small-screen.css';
