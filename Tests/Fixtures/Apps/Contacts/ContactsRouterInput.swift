import TraceRecording

protocol ContactsRouterInput: AnyObject {
  func confirm(_ question: String, answer: @escaping (Bool) -> Void)
  func close()
}
