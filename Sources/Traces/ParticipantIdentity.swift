
extension Participant {
  package var identity: Int { hashValue }
}
