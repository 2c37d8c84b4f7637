// An object graph in JSON Lines:
//
//     {"participants":["View","Presenter"],
//      "references":[{"from":"Presenter","property":"view","strength":"weak","to":"View"}],
//      "unseen":[{"from":"Presenter","property":"onChange"}]}
//
// The strength is omitted for strong references.

extension JSONLinesWriter {
  func write(_ graph: ObjectGraph, _ json: inout JSONWriter) {
    json.object { json in
      json.member("participants", each: graph.participants, write)
      json.member("references", each: graph.references, write)
      json.member("unseen", each: graph.unseen, write)
    }
  }

  private func write(_ reference: ObjectGraph.Reference, _ json: inout JSONWriter) {
    json.object { json in
      json.member("from", reference.owner, write)
      json.put("property", reference.property)
      json.member("strength", reference.strength.rawValue, unless: Seam.Strength.strong.rawValue)
      json.member("to", reference.target, write)
    }
  }

  private func write(_ closure: ObjectGraph.StoredClosure, _ json: inout JSONWriter) {
    json.object { json in
      json.member("from", closure.owner, write)
      json.put("property", closure.property)
    }
  }
}

extension JSONParticipants {
  mutating func graph(_ json: inout JSONReader) throws(TraceReadingError) -> ObjectGraph {
    _ = json.start()
    guard json.next == UInt8(ascii: "{") else { throw try json.otherValue(than: "an object") }
    var (all, references): ([Participant], [ObjectGraph.Reference]) = ([], [])
    var unseen: [ObjectGraph.StoredClosure] = []
    try json.members { key, json throws(TraceReadingError) in
      switch key {
      case "participants": all = try readList(&json)
      case "references":
        references = try json.list { json throws(TraceReadingError) in
          let start = json.start()
          let read = try link(&json)
          guard let target = read.target else { throw json.missing("to", at: start) }
          return ObjectGraph.Reference(read.owner, read.property, read.strength, to: target)
        }
      case "unseen":
        unseen = try json.list { json throws(TraceReadingError) in
          let read = try link(&json)
          return ObjectGraph.StoredClosure(read.owner, read.property)
        }
      default: try json.skipValue()
      }
    }
    return ObjectGraph(participants: all, references: references, unseen: unseen)
  }

  private typealias Link = (
    owner: Participant, property: String, strength: Seam.Strength, target: Participant?
  )

  private mutating func link(_ json: inout JSONReader) throws(TraceReadingError) -> Link {
    let start = json.start()
    var (owner, target): (Participant?, Participant?)
    var property: String?
    var strength = Seam.Strength.strong
    try json.members { key, json throws(TraceReadingError) in
      switch key {
      case "from": owner = try read(&json)
      case "property": property = try json.string()
      case "strength": strength = try json.word()
      case "to": target = try read(&json)
      default: try json.skipValue()
      }
    }
    guard let owner else { throw json.missing("from", at: start) }
    guard let property else { throw json.missing("property", at: start) }
    return (owner, property, strength, target)
  }
}
