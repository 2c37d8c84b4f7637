import Traces

extension TraceDifference {
  /// All rows as one trace, each under the number of its position from 1 and inside its parent.
  ///
  /// Nothing in it took time or happened elsewhere, since neither is compared.
  var merged: Trace {
    let cast = MergedCast(before.lanes, after.lanes)
    var trace = Trace(lanes: cast.lanes)
    trace.events = rows.indices.map { position in
      var event = cast.recast(rows.event(at: position))
      event.number = position + 1
      event.cause = rows.parent(of: position).map { $0 + 1 }
      event.time = 0
      event.executor = Event.mainExecutor
      return event
    }
    return trace
  }
}
