//! q
use atoll_core::*;
use rand_core::SeedableRng;
use south_seas::*;
fn main() {
    let n: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
    let o = Options::default();
    let st = State::new(&o, 2).unwrap();
    for _ in 0..3 {
        let t = std::time::Instant::now();
        let mut acts = 0u64;
        let mut sc = 0f64;
        for _ in 0..n {
            let mut s = st.clone();
            acts += u64::from(playout(&mut s, &mut rng));
            sc += f64::from(s.outcome().unwrap().standings[0].score);
        }
        let d = t.elapsed().as_secs_f64();
        println!(
            "{:.0} games/s {:.1} ns/action {:.1} act/game score {:.2}",
            n as f64 / d,
            d * 1e9 / acts as f64,
            acts as f64 / n as f64,
            sc / n as f64
        );
    }
}
