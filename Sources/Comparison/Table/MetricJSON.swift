import Traces

extension Metric {
  /// Writes the members of an object.
  func write(_ json: inout JSONWriter) {
    json.member("name", name)
    json.member("title", String(title.drop { $0 == " " }))
    json.member("unit", unit)
    json.member("group", group.rawValue)
    json.member("method", method)
    json.list("values", entries) { entry, json in
      json.object { json in
        json.member("variant", entry.variant)
        json.member("value", entry.value)
        if let overall = entry.overall { json.member("overall", overall) }
        json.member("rows", entry.rows)
      }
    }
  }
}

extension JSONWriter {
  /// Writes a member with what was measured: a number, or an object that says what else it is.
  fileprivate mutating func member(_ key: String, _ value: MetricValue) {
    self.key(key)
    switch value {
    case .number(let number): integer(number)
    case .part(let part, let whole):
      object { json in
        json.member("value", part)
        json.member("of", whole)
      }
    case .range(let range):
      object { json in
        json.member("from", range.lowerBound)
        json.member("to", range.upperBound)
      }
    case .coupling(let coupling):
      object { json in
        json.member("ce", coupling.outgoing)
        json.member("ca", coupling.incoming)
        json.member("i", coupling.instabilityText)
      }
    case .none: string("none")
    case .notMeasured: string("not measured")
    case .refused: string("refused")
    }
  }
}
