import TraceRecording

protocol ContactsViewInput: AnyObject {
  func setLoading(_ isLoading: Bool)
  func display(_ rows: [String])
  func display(error: String)
}

protocol ContactsViewOutput: AnyObject {
  func viewIsReady()
  func didSelectRow(at index: Int)
  func didSwipeRow(at index: Int)
}
