// Looks after the start of the client. If the server has been renewed in between, the page may name scripts that are gone:
// then it is loaded anew, once for each build (`src/renewal.ts`), and says so after that. Browsers too old for the client
// have to understand this as well.

addEventListener(
  'error',
  function (event) {
    // What fails once the client runs is its own to tell.
    if (document.readyState !== 'loading' && !document.getElementById('unstarted')) return;
    var from = event.target;
    if (from && (from.tagName === 'SCRIPT' || (from.tagName === 'LINK' && from.rel === 'stylesheet'))) {
      var first = document.querySelector('script[type=module]');
      var build = first ? first.src : '';
      var renewed = (history.state && history.state.renewed) || [];
      if (renewed.indexOf(build) < 0) {
        history.replaceState({ renewed: renewed.concat(build) }, '');
        location.reload();
        return;
      }
    }
    document.documentElement.className = 'unstarted';
  },
  true
);

// A link would lose what follows the `#`, which may be a seat.
addEventListener('click', function (event) {
  if (!event.target.closest || !event.target.closest('#unstarted a')) return;
  event.preventDefault();
  location.reload();
});
