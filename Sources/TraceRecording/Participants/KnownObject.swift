final class KnownObject {
  private(set) weak var object: AnyObject?
  let id: ParticipantID

  init(_ object: AnyObject, _ id: ParticipantID) {
    self.object = object
    self.id = id
  }
}
