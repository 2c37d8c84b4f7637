/// An object without a token, met at a seam; not kept alive.
final class KnownObject {
  private(set) weak var object: AnyObject?
  let id: ParticipantID

  init(_ object: AnyObject, _ id: ParticipantID) {
    self.object = object
    self.id = id
  }
}
