//! play
#[derive(clap::Args)]
pub(crate) struct Args {}
pub(crate) fn main(_a: &Args) -> Result<(), crate::failure::Failure> {
    Ok(())
}
