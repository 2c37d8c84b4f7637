/// What the screen shows.
enum AboutViewState {
  case loading
  case lines([String])
}
